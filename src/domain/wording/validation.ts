import type { Assessment } from '../pricing/assess.ts';
import { issueText } from './issues.ts';
import { modelName, typeName } from './names.ts';

/** Why a door cannot be made, for the customer; null where it can. */
export function validationMessage(assessment: Assessment): string | null {
  if (assessment.outcome === 'priced') return null;
  if (assessment.door) return issueText(assessment.issue, modelName(assessment.door));
  const { type } = assessment.resolution.asked;
  return issueText(assessment.issue, type ? typeName(type) : undefined);
}

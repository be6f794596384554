/** The fields of a door that staff may have to ask for. */
export interface DescribedDoor {
  readonly hasKind: boolean;
  readonly hasWidth: boolean;
  readonly hasHeight: boolean;
}

export interface DescribedEnquiry {
  readonly hasPhone: boolean;
  /** The project; null for a plain message, which need not have a project. */
  readonly project: {
    readonly hasPlace: boolean;
    readonly saysFitting: boolean;
    readonly doors: readonly DescribedDoor[];
  } | null;
}

/** Missing information, in the order in which staff would ask for it. */
export function missingFrom({ hasPhone, project }: DescribedEnquiry): readonly string[] {
  const all: readonly (readonly [boolean, string])[] = [
    [!hasPhone, 'a phone number'],
    ...(project ? ofProject(project) : []),
  ];
  return all.flatMap(([isMissing, text]) => (isMissing ? [text] : []));
}

type Project = NonNullable<DescribedEnquiry['project']>;

const ofProject = ({ hasPlace, saysFitting, doors }: Project): readonly (readonly [boolean, string])[] => [
  [!hasPlace, 'where the doors go (an Eircode or an address)'],
  [!saysFitting, 'supply only, or fitting too'],
  [doors.length === 0, 'which doors, and the sizes of their openings'],
  ...doors.flatMap((door, index): readonly (readonly [boolean, string])[] => {
    const which = doors.length === 1 ? 'the door' : `door ${index + 1}`;
    return [
      [!door.hasKind, `the kind of ${which}`],
      [!door.hasWidth, `the width of the opening of ${which}`],
      [!door.hasHeight, `the height of the opening of ${which}`],
    ];
  }),
];

import { z } from 'zod';

const size = z.union([z.string().trim().min(1).max(20), z.number()]);

/** The body of an estimate as a zod user would write it. */
export const EstimateBody = z.object({
  doors: z
    .array(
      z.object({
        preset: z.string().trim().max(100).optional(),
        doorTypeKey: z.string().trim().max(100).optional(),
        opWidth: size.optional(),
        opHeight: size.optional(),
        doorLeafWidth: size.optional(),
        doorHeightMm: size.optional(),
        leftPanels: size.optional(),
        rightPanels: size.optional(),
        topPanel: z.string().trim().max(100).optional(),
        bifoldConfig: z.string().trim().max(100).optional(),
        quantity: size.optional(),
      }),
    )
    .min(1)
    .max(20),
});

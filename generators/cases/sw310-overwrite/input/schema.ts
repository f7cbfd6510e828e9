import { z } from "zod";

export const OverwriteSchema = z.object({ own: z.string().overwrite((text) => text.trim()), nfc: z.string().normalize(), slug: z.string().slugify() });

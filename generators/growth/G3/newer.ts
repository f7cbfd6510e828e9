import { z } from "zod";
import { additiveEnum } from "../../../schemas/kit/kit.ts";

const SettingSchema = z.strictObject({ key: additiveEnum(["room", "voice", "lights"]), on: z.boolean() });

export const SettingsSchema = z.strictObject({ settings: z.array(SettingSchema).max(3) });

const PageSchema = z.strictObject({ title: z.string(), keys: z.array(additiveEnum(["room", "voice", "lights"])) });

export const PagesSchema = z.strictObject({ pages: z.array(PageSchema) });

/** An additive enum outside any list, where it should not stand. */
export const ChoiceSchema = z.strictObject({ chosen: additiveEnum(["room", "voice", "lights"]) });

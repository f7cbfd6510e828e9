import { thing } from "no-such-package-here";

export const CSchema = thing;

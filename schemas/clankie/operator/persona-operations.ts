/** Listing and changing characters and their roles. */
import { z } from "zod";
import { atLeastOne } from "../../kit/kit.ts";
import { PERSONA_LIST_MAX } from "./constants.ts";
import { envelope, versioned } from "./envelope.ts";
import { PersonaAppearanceSchema, PersonaSchema } from "./personas.ts";
import { AgentNameSchema, BUILT_IN_ROLES, PersonaIdSchema, ProjectIdSchema, RoleSchema } from "./scalars.ts";
import { count } from "./text.ts";

/** Base64 characters of an avatar. */
export const AVATAR_BASE64_MAX = 700_000;

export const PersonasRequestSchema = z
  .strictObject(envelope("personas"))
  .describe("Asks for every character, seated or not.");

export const PersonasResponseSchema = z.strictObject({
  ...envelope("personas"),
  personas: z.array(PersonaSchema).max(PERSONA_LIST_MAX),
});

export const PersonaChangeSchema = z
  .strictObject({
    ...versioned,
    personaId: PersonaIdSchema,
    name: AgentNameSchema.optional(),
    appearance: PersonaAppearanceSchema.optional(),
    avatarPngBase64: z.string().min(1).max(AVATAR_BASE64_MAX).optional(),
  })
  .check(atLeastOne(["name", "appearance", "avatarPngBase64"]))
  .describe("What to change of a character. What is left out stays as it is.");

export const UpdatePersonaRequestSchema = z
  .strictObject({ ...envelope("update_persona"), persona: PersonaChangeSchema })
  .describe("Changes a character.");

export const UpdatePersonaResponseSchema = z.strictObject({ ...envelope("update_persona"), persona: PersonaSchema });

export const RoleUseSchema = z
  .strictObject({ role: RoleSchema, builtIn: z.boolean(), count: count().describe("Characters that have it.") })
  .describe("A role and how many characters have it.");

export const RolesRequestSchema = z.strictObject(envelope("roles")).describe("Asks for every role in use.");

export const RolesResponseSchema = z.strictObject({
  ...envelope("roles"),
  roles: z
    .array(RoleUseSchema)
    .max(PERSONA_LIST_MAX + BUILT_IN_ROLES.length)
    .describe("The built-in ones first."),
});

export const SetPersonaRoleRequestSchema = z
  .strictObject({
    ...envelope("set_persona_role"),
    personaId: PersonaIdSchema,
    role: RoleSchema.nullable().describe("Null: none."),
    projectId: ProjectIdSchema.optional(),
  })
  .describe("Gives a character a role. Refused unless it is a confirmed member now.");

export const SetPersonaRoleResponseSchema = z.strictObject({
  ...envelope("set_persona_role"),
  persona: PersonaSchema,
});

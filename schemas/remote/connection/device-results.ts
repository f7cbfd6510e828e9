/** Results of the authenticated methods over the whole authorization, as languages without generic schemas hold them. */
import { pairingMethods } from "../pairing/methods.ts";
import { remoteAuthorizationSchema } from "./authorization.ts";
import { connectionMethods } from "./methods.ts";

const connection = connectionMethods(remoteAuthorizationSchema);
const pairing = pairingMethods(remoteAuthorizationSchema);

export const authenticateResultSchema = connection["connection.authenticate"].result;
export const refreshResultSchema = connection["connection.refresh"].result;
export const pairingResultSchema = pairing["pairing.get"].result;

export const HOSTED_OPERATOR_PATH = "/v1/hosted/operator";

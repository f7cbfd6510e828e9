export const limit = 5;
export type Limit = typeof limit;

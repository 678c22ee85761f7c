/** Who reads, as far as reading rules need to know; null is a visitor. */
export type Viewer = { memberId: string; isAdmin: boolean } | null;

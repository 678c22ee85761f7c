/** Who reads, with what reading rules need; null is a visitor. */
export type Viewer = { memberId: string; isAdmin: boolean } | null;

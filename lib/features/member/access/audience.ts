/** Those as whom a member can look at their own profile. */
export const audiences = ['visitor', 'member', 'family'] as const;

export type Audience = (typeof audiences)[number];

export function isAudience(value: unknown): value is Audience {
	return audiences.some((audience) => audience === value);
}

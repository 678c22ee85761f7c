/** What login and registration answer: the token and the member's record. Null when there is no token. */
export function readSessionReply(answer: unknown): { token: string; user: unknown } | null {
	const { token, user } = { token: null, user: null, ...Object(answer) };
	return typeof token === 'string' && token !== '' ? { token, user } : null;
}

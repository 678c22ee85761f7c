/** A login of the member's, as the account shows it. */
export interface LoginSession {
	/** Names the session to the server. */
	id: string;
	/** As the browser calls itself; null when it does not say. */
	browser: string | null;
	system: string | null;
	startedAt: string;
	lastSeenAt: string;
	isCurrent: boolean;
}

/** Reads the answer of GET /api/users/sessions; null when it is none. */
export function readSessions(answer: unknown): LoginSession[] | null {
	const { sessions } = { sessions: null, ...Object(answer) };
	return Array.isArray(sessions) ? sessions.map(readSession) : null;
}

function readSession(row: unknown): LoginSession {
	const told = new Map<string, unknown>(Object.entries(Object(row)));
	const text = (name: string) => {
		const value = told.get(name);
		return typeof value === 'string' ? value : null;
	};
	return {
		id: text('_id') ?? '',
		browser: text('browser'),
		system: text('system'),
		startedAt: text('startedAt') ?? '',
		lastSeenAt: text('lastSeenAt') ?? '',
		isCurrent: told.get('isCurrent') === true,
	};
}

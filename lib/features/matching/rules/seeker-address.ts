const guid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The seeker for whom a guardian looks, as an address names them. */
export function findSeekerId(query: { get: (name: string) => string | null }): string | null {
	const id = query.get('for');
	return id !== null && guid.test(id) ? id : null;
}

/** The part of a call that names the seeker. */
export function forSeeker(id: string | null): { query?: { for: string } } {
	return id === null ? {} : { query: { for: id } };
}

/** A path that goes on for the same seeker. */
export function withSeeker(path: string, id: string | null): string {
	if (id === null) return path;
	return `${path}${path.includes('?') ? '&' : '?'}for=${id}`;
}

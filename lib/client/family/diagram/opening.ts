/** A member whom a page of the portal leads to ask as a relative: the form for it opens with them chosen. */
export interface RelativeCandidate {
	id: string;
	/** What finds them among members, as it is typed into the form's own search. */
	search: string;
}

const shortestSearch = 2;

/** The family tree with that form open, without the language. `search` is what found them. */
export function askPath({ id, name }: { id: string; name: string }, search: string): string {
	const query = search.length < shortestSearch ? name : search;
	return `/family-tree?${new URLSearchParams({ ask: id, search: query })}`;
}

/** Reads the query of such an address; null where it asks for nobody. */
function askedMember({ ask, search }: Record<string, unknown>): RelativeCandidate | null {
	return typeof ask === 'string' && typeof search === 'string' ? { id: ask, search } : null;
}

/** What the page of the tree opens with, besides the tree. */
export type Opening =
	| { kind: 'nothing' | 'add' | 'requests' }
	| { kind: 'invite'; memberId: string }
	| { kind: 'ask'; asked: RelativeCandidate };

/** The family tree with the invitation of a card open, without the language. */
export function invitePath(memberId: string): string {
	return `/family-tree?${new URLSearchParams({ invite: memberId })}`;
}

/** Reads the query of the tree's address. */
export function getOpening(query: Record<string, unknown>): Opening {
	const asked = askedMember(query);
	if (asked) return { kind: 'ask', asked };
	if (typeof query.invite === 'string') return { kind: 'invite', memberId: query.invite };
	return { kind: query.open === 'requests' ? 'requests' : 'nothing' };
}

/** The address that opens so, without the language. */
export function openingPath(opening: Opening): string {
	if (opening.kind === 'ask') return askPath({ id: opening.asked.id, name: '' }, opening.asked.search);
	if (opening.kind === 'invite') return invitePath(opening.memberId);
	return opening.kind === 'requests' ? '/family-tree?open=requests' : '/family-tree';
}

/** The member around whom an address draws the tree; null for the reader. */
export function aroundIn({ around }: Record<string, unknown>): string | null {
	return typeof around === 'string' && around !== '' ? around : null;
}

/** The query that draws the tree around somebody, and around the reader for null; its other parameters stay. */
export function queryAround(query: URLSearchParams, memberId: string | null): URLSearchParams {
	const next = new URLSearchParams(query);
	if (memberId === null) next.delete('around');
	else next.set('around', memberId);
	return next;
}

/** The tree around a member, without the language. */
export function aroundPath(memberId: string): string {
	return `/family-tree?${queryAround(new URLSearchParams(), memberId)}`;
}

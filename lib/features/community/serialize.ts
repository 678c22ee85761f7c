import type * as z from 'zod';
import type { listActiveMembers, Tally } from './queries';
import type { clansReply, dynastiesReply, nameListReply } from './schema';

export function serializeNames({
	members,
	pagination,
}: Awaited<ReturnType<typeof listActiveMembers>>): z.input<typeof nameListReply> {
	return { users: members.map(({ id, name }) => ({ _id: id, name })), pagination };
}

export function serializeClans(tallies: Tally[], total: number): z.input<typeof clansReply> {
	return { totalClans: total, clans: tallies.map(({ name, count }) => ({ _id: name, count })) };
}

export function serializeDynasties(tallies: Tally[]): z.input<typeof dynastiesReply> {
	return { dynasties: tallies.map(({ name, count }) => ({ _id: name, name, count })) };
}

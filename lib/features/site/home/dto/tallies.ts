import type * as z from 'zod';
import type { Language } from '@/lib/core/language';
import { writeTexts } from '@/lib/features/member/dto/written';
import type { listActiveMembers, Tally } from '@/lib/features/site/home/queries';
import type { clansReply, dynastiesReply, nameListReply } from '@/lib/features/site/home/schema';

export function serializeNames({
	members,
	pagination,
}: Awaited<ReturnType<typeof listActiveMembers>>): z.input<typeof nameListReply> {
	return { users: members.map(({ id, name }) => ({ _id: id, name })), pagination };
}

export function serializeClans(
	tallies: Tally[],
	total: number,
	language: Language,
): z.input<typeof clansReply> {
	const clans = tallies.map(({ name, count }) => {
		return { _id: name, written: writeTexts(language, { clan: name })?.clan, count };
	});
	return { totalClans: total, clans };
}

export function serializeDynasties(tallies: Tally[], language: Language): z.input<typeof dynastiesReply> {
	const dynasties = tallies.map(({ name, count }) => {
		return { _id: name, name, written: writeTexts(language, { dynasty: name })?.dynasty, count };
	});
	return { dynasties };
}

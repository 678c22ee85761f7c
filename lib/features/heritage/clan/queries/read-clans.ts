import { DomainError } from '@/lib/core/errors';
import type { Language } from '@/lib/core/language';
import { serializeClan, serializeClanDetails } from '@/lib/features/heritage/clan/dto/reply';
import type { ClanDetails } from '@/lib/features/heritage/clan/schema';
import { countByGroup, findClan, listClans, listDeitiesOfGroup } from './find-clan';

/** All groups of clans in their order. */
export async function readClans(language: Language) {
	const [clans, totals] = await Promise.all([listClans(), countByGroup()]);
	return clans.map((clan) => serializeClan(clan, totals, language));
}

/** Null when there is no such group. */
export async function findClanDetails(slug: string, language: Language): Promise<ClanDetails | null> {
	const clan = await findClan(slug);
	if (!clan) return null;
	const [totals, deities] = await Promise.all([countByGroup(), listDeitiesOfGroup(clan.key)]);
	return serializeClanDetails(clan, { totals, deities }, language);
}

/** @throws DomainError `notFound` */
export async function readClanDetails(slug: string, language: Language): Promise<ClanDetails> {
	const clan = await findClanDetails(slug, language);
	if (!clan) throw new DomainError('notFound');
	return clan;
}

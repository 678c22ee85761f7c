import { DomainError } from '@/lib/core/errors';
import { getSeeker } from '@/lib/features/matching/queries/find-candidates';
import { findMatchesAmong } from '@/lib/features/matching/queries/find-matches';
import { db } from '@/lib/platform/db/client';
import { computeKundli, type Kundli } from '@/lib/rules/kundli/kundli';
import { summarize, toKundliDto, toPairKundliDto } from './dto';
import { birthColumns, readBirth } from './rules';
import type { OwnKundliReply, PairKundliReply } from './schema';

/** A member's own kundli, and what it is computed from. */
export async function loadOwnKundli(memberId: string, now: Date): Promise<OwnKundliReply> {
	const member = await db.member.findUnique({
		where: { id: memberId },
		select: {
			...{ bornOn: true, bornPrecision: true, isManglik: true },
			birthMoment: { select: { ...birthColumns.birthMoment.select, placeKey: true, placeName: true } },
		},
	});
	if (!member) throw new DomainError('auth.required');
	const { bornOn, bornPrecision, birthMoment, isManglik } = member;
	const since = birthMoment?.kundliSince ?? null;
	const { birth, gap } = readBirth(member, now);
	const kundli = since !== null && birth !== null ? computeKundli(birth) : null;
	return {
		since: since?.toISOString() ?? null,
		bornOn: bornPrecision === 'day' ? (bornOn?.toISOString().slice(0, 10) ?? null) : null,
		time: birthMoment ? formatTime(birthMoment.minutes) : null,
		precision: birthMoment?.timePrecision ?? null,
		place: birthMoment?.placeName ?? null,
		isPlaceKnown: Boolean(birthMoment?.placeKey),
		kundli: kundli && toKundliDto(kundli),
		gap,
		saidManglik: kundli && differsFrom(isManglik, kundli) ? isManglik : null,
	};
}

function formatTime(minutes: number | null): string | null {
	if (minutes === null) return null;
	const two = (part: number) => String(part).padStart(2, '0');
	return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** Whether what a member says of themselves is certainly not what is computed. */
function differsFrom(said: boolean | null, kundli: Kundli): boolean {
	const { manglikByLagna, manglikByMoon } = summarize(kundli);
	if (said === null) return false;
	if (said) return manglikByLagna === 'no' && manglikByMoon === 'no';
	return manglikByLagna === 'yes' || manglikByMoon === 'yes';
}

/**
 * The gunas of a member with one of their matches, where both have turned it on.
 *
 * @throws DomainError `notFound` for who is no match of theirs
 */
export async function loadPairKundli(memberId: string, otherId: string, now: Date): Promise<PairKundliReply> {
	const mine = await findTurnedOn(memberId, now);
	if (mine === 'off') return { state: 'off' };
	if (mine === null) return { state: 'notComplete' };
	const seeker = await getSeeker(memberId, now);
	const [matchId] = await findMatchesAmong(seeker, [otherId], now);
	if (matchId === undefined) throw new DomainError('notFound');
	const theirs = await findTurnedOn(matchId, now);
	if (theirs === 'off' || theirs === null) return { state: 'notBoth' };
	return toPairKundliDto({ mine, theirs, isBride: seeker.gender === 'Female' });
}

/** Null where something of the birth is missing. */
async function findTurnedOn(memberId: string, now: Date): Promise<Kundli | 'off' | null> {
	const stored = await db.member.findUnique({ where: { id: memberId }, select: birthColumns });
	if (!stored?.birthMoment?.kundliSince) return 'off';
	const { birth } = readBirth(stored, now);
	return birth && computeKundli(birth);
}

import { todayInIndia } from '@/lib/core/calendar';
import { toMatchDtos } from '@/lib/features/matching/dto';
import { candidatesSql, findCandidates, getSeeker } from '@/lib/features/matching/queries/find-candidates';
import { findMatches, getWanted } from '@/lib/features/matching/queries/find-matches';
import { pool } from '@/lib/platform/db/pool';

const seekers = 24;
const rounds = 5;

async function getMilliseconds(work: () => Promise<unknown>): Promise<number> {
	const started = performance.now();
	await work();
	return performance.now() - started;
}

/**
 * How many times as long a member's whole list takes, to the words of the answer, as one read of the rows of those who
 * come into question: the median over members and rounds, the two in turn. With the database of `DATABASE_URL`.
 */
export async function compareMatches(memberIds: readonly string[]): Promise<number> {
	const now = new Date();
	const ratios: number[] = [];
	try {
		for (let round = 0; round <= rounds; round++)
			for (const id of memberIds.slice(0, seekers)) {
				const { seeker } = await findMatches(await getSeeker(id, now), {}, 'hi', now);
				const wanted = getWanted(seeker, { onlyIds: null, filter: null }, todayInIndia(now));
				if (round === 0) await checkPlan(candidatesSql(seeker, wanted, now));
				const read = await getMilliseconds(() => findCandidates(seeker, wanted, now));
				const whole = await getMilliseconds(async () =>
					toMatchDtos(await findMatches(await getSeeker(id, now), {}, 'hi', now), 'hi', now),
				);
				// The first round warms both up.
				if (round > 0) ratios.push(whole / read);
			}
	} finally {
		await pool.end();
	}
	return ratios.sort((a, b) => a - b)[Math.floor(ratios.length / 2)] ?? 0;
}

/** The list is compared with the best there is: a read by an index. */
async function checkPlan({ text, values }: { text: string; values: unknown[] }): Promise<void> {
	const { rows } = await pool.query<{ 'QUERY PLAN': string }>({ text: `EXPLAIN ${text}`, values });
	if (!rows.some((row) => row['QUERY PLAN'].includes('Member_candidate_idx')))
		throw new Error('candidates are read without their index');
}

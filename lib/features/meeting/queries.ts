import type * as z from 'zod';
import { DomainError } from '@/lib/core/errors';
import type { Language } from '@/lib/core/language';
import { findShownDetails } from '@/lib/features/biodata/shown-details';
import { type Acting, isGuardian } from '@/lib/features/guardian/acting';
import { serializeContact } from '@/lib/features/matching/interest-rules';
import { findContacts } from '@/lib/features/matching/relationship';
import { getVerdictOnAgreed } from '@/lib/features/matching/verdicts';
import { readMatchedProfiles } from '@/lib/features/member/readable-profile';
import { nameIn } from '@/lib/features/member/written';
import { findIntroducers } from './introducers';
import { readQuestions } from './questions';
import type { meetingReply } from './schema';

/**
 * What two families read who have agreed to be in touch, as the first of them or their guardian sees it.
 *
 * @throws DomainError `notFound` for everybody else, also once the agreement has ended
 */
export async function readMeeting(
	acting: Acting,
	otherId: string,
	language: Language,
	now: Date,
): Promise<z.input<typeof meetingReply>> {
	const { seekerId } = acting;
	const candidateId = isGuardian(acting) ? seekerId : undefined;
	const theirs = await findContacts(seekerId, [otherId], now);
	if (!theirs.has(otherId)) throw new DomainError('notFound');
	const shown = { hasAgreed: true, language };
	const [mine, marriage, [me, other], [ownDetails, details], introducers, questions] = await Promise.all([
		findContacts(otherId, [seekerId], now),
		getVerdictOnAgreed(acting, otherId, language, now),
		readMatchedProfiles([seekerId, otherId], { candidateId, language }, now),
		Promise.all([findShownDetails(seekerId, shown), findShownDetails(otherId, shown)]),
		findIntroducers(seekerId, otherId, now),
		readQuestions(seekerId, otherId),
	]);
	// One of the accounts has gone meanwhile.
	if (!me || !other) throw new DomainError('notFound');
	const getContact = (contacts: typeof theirs, id: string) => {
		const reached = contacts.get(id);
		return reached ? serializeContact(reached, language) : null;
	};
	return {
		me: { ...me, details: ownDetails, contact: getContact(mine, seekerId) },
		other: { ...other, details, contact: getContact(theirs, otherId) },
		marriage,
		introducers: introducers.map((one) => nameIn(language, one)),
		questions,
	};
}

import type * as z from 'zod';
import { DomainError } from '@/lib/core/errors';
import type { Language } from '@/lib/core/language';
import { findShownDetails } from '@/lib/features/matching/biodata/queries/shown-details';
import { type Acting, isGuardian } from '@/lib/features/matching/guardians/queries/acting';
import { toContactDto } from '@/lib/features/matching/interests/dto';
import { readQuestions } from '@/lib/features/matching/meeting/commands';
import type { meetingReply } from '@/lib/features/matching/meeting/schema';
import { findContacts } from '@/lib/features/matching/queries/relationship';
import { getVerdictOnAgreed } from '@/lib/features/matching/verdicts/queries/get-verdict';
import { nameIn } from '@/lib/features/member/dto/written';
import { readMatchedProfiles } from '@/lib/features/member/queries/read-profile';
import { findIntroducers } from './find-introducers';

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
		return reached ? toContactDto(reached, language) : null;
	};
	return {
		me: { ...me, details: ownDetails, contact: getContact(mine, seekerId) },
		other: { ...other, details, contact: getContact(theirs, otherId) },
		marriage,
		introducers: introducers.map((one) => nameIn(language, one)),
		questions,
	};
}

import { DomainError } from '@/lib/core/errors';
import { findFeedOwner } from '@/lib/features/family/days/commands/change-choice';
import { writeFeed } from '@/lib/features/family/days/dto';
import { loadFamilyDays } from '@/lib/features/family/days/queries/load-days';
import { feedParams } from '@/lib/features/family/days/schema';
import { getEnv } from '@/lib/platform/env/env';
import { fileReply } from '@/lib/platform/http/replies';
import { route } from '@/lib/platform/http/route';
import type { Limit } from '@/lib/platform/limits/limits';

/** Of one address: calendars ask a few times a day, and a secret of 256 bits is not guessed. */
const feedLimit: Limit = { name: 'familyDaysFeed', points: 120, seconds: 60 * 60 };

/** The days of the family whose secret is in the address, for calendars; in the language of the account. */
export const GET = route({
	access: 'everyone',
	params: feedParams,
	limit: feedLimit,
	reply: 'stream',
	errors: ['record.stale'],
	handler: async ({ params: { key }, now }) => {
		const owner = await findFeedOwner(key.slice(0, -'.ics'.length));
		if (!owner) throw new DomainError('notFound');
		const { days } = await loadFamilyDays(owner.id, owner.language, now);
		const text = writeFeed({ days, language: owner.language, appUrl: getEnv().appUrl, now });
		return fileReply(text, { name: 'family-days.ics', type: 'text/calendar' });
	},
});

import * as z from 'zod';
import { notifyOfAct } from '@/lib/features/matching/guardians/mails';
import { getActing } from '@/lib/features/matching/guardians/queries/acting';
import { forQuery } from '@/lib/features/matching/guardians/schema';
import { changeQuestions, readQuestions } from '@/lib/features/matching/meeting/commands';
import { meetingChangeLimit } from '@/lib/features/matching/meeting/constants';
import { readMeeting } from '@/lib/features/matching/meeting/queries/read-meeting';
import { meetingChangeBody, meetingChangeReply, meetingReply } from '@/lib/features/matching/meeting/schema';
import { route } from '@/lib/platform/http/route';
import { searchLimit } from '@/lib/platform/limits/limits';

const params = z.object({ id: z.guid() });

/** What the caller and another read before their families meet, while both agree to be in touch. */
export const GET = route({
	access: 'member',
	limit: searchLimit,
	params,
	query: forQuery,
	reply: meetingReply,
	handler: async ({ actor, params: { id }, query, language, now }) =>
		readMeeting(await getActing(actor.memberId, query.for, now), id, language, now),
});

/** Ticks a question of theirs, adds one, or removes one of the caller's. */
export const POST = route({
	access: 'member',
	params,
	query: forQuery,
	body: meetingChangeBody,
	limit: ({ actor }) => [meetingChangeLimit, actor.memberId],
	reply: meetingChangeReply,
	errors: ['meeting.tooManyQuestions'],
	handler: async ({ actor, params: { id }, query, body, now, address, afterResponse }) => {
		const acting = await getActing(actor.memberId, query.for, now);
		await changeQuestions(acting, id, body, now);
		afterResponse(() => notifyOfAct(acting, address));
		return { questions: await readQuestions(acting.seekerId, id) };
	},
});

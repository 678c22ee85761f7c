import * as z from 'zod';
import { line } from '@/lib/core/text';
import { shownDetailsReply } from '@/lib/features/matching/biodata/schema';
import { contactFields } from '@/lib/features/matching/interests/schema';
import { verdictReply } from '@/lib/features/matching/verdicts/schema';
import { readableProfile } from '@/lib/features/member/schema';
import { MeetingTopic } from '@/lib/platform/db/generated/enums';

/** Something to talk about. Both sides see it. */
const meetingQuestion = z.object({
	/** Of one that was added. */
	_id: z.string().nullable(),
	/** Of one that is offered. */
	topic: z.enum(MeetingTopic).nullable(),
	text: z.string().nullable(),
	/** Added by the caller's side; null for what is offered. */
	isMine: z.boolean().nullable(),
	/** Whether the caller, and the other, say that they have talked about it. */
	isTickedByMe: z.boolean(),
	isTickedByOther: z.boolean(),
});

export type MeetingQuestion = z.output<typeof meetingQuestion>;

/** Of one of the two: the profile, the details that they have chosen to show, and how the other side reaches them or their guardian; null while nobody is reached. */
const sheet = readableProfile.extend({
	details: shownDetailsReply,
	contact: z.object(contactFields).required().nullable(),
});

/** GET /api/family/matches/{id}/meeting: what two families read who have agreed to be in touch. */
export const meetingReply = z.object({
	/** What each of the two is shown of the other. `me` is for whom the caller looks. */
	me: sheet,
	other: sheet,
	marriage: verdictReply,
	/** The shortest chain of members who know each other, from the caller to the other, and who agreed to be named; none without one. */
	introducers: z.array(z.string()),
	questions: z.array(meetingQuestion),
});

/** POST /api/family/matches/{id}/meeting: one change of the questions at a time. */
export const meetingChangeBody = z.union([
	z.strictObject({ topic: z.enum(MeetingTopic), isTicked: z.boolean() }),
	z.strictObject({ questionId: z.guid(), isTicked: z.boolean() }),
	z.strictObject({ text: line(200).refine((text) => text !== '', { error: 'required' }) }),
	z.strictObject({ removedId: z.guid() }),
]);

export type MeetingChange = z.output<typeof meetingChangeBody>;

export const meetingChangeReply = z.object({ questions: z.array(meetingQuestion) });

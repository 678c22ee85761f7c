import * as z from 'zod';
import { line, lines } from '@/lib/core/text';
import { emailAddress } from '@/lib/member/email';
import { type FeedbackType, feedbackTypes, mostOf, trapField } from './form';

/** As the table keeps them. */
export const keptType = { Feedback: 'feedback', 'Report Issue': 'issue' } as const satisfies Record<
	FeedbackType,
	string
>;

const required = <T extends z.ZodType<string, string>>(text: T) =>
	text.refine((value) => value !== '', { error: 'required' });

const sender = {
	name: required(line(mostOf.name)),
	email: emailAddress,
	message: required(lines(mostOf.message)),
	// Whatever a program writes there is no reason to let it know.
	[trapField]: z.string().max(1000).catch('filled').default(''),
};

/** POST /api/contact */
export const contactBody = z.object({ ...sender, subject: required(line(mostOf.subject)) });

/** POST /api/feedback */
export const feedbackBody = z.object({ ...sender, type: z.enum(feedbackTypes) });

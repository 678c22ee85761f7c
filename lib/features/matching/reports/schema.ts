import * as z from 'zod';
import { languages } from '@/lib/core/language';
import { paginationSchema, pagingQuery } from '@/lib/core/paging';
import { line, searchText } from '@/lib/core/text';
import { interestAnswers } from '@/lib/features/matching/interests/schema';
import { InterestStatus, ReportReason, ReportWords } from '@/lib/platform/db/generated/enums';
import { decidedReply } from '@/lib/platform/decisions/schema';

/** POST /api/family/matches/{id}/report */
export const reportBody = z.object({
	reason: z.enum(ReportReason),
	text: line(1000).nullable().exactOptional(),
});

/** What has become of a report; each is in one of them. */
const reportStates = ['open', 'held', 'dismissed'] as const;

export type ReportState = (typeof reportStates)[number];

/** What a list of reports can be sorted by; with a minus in front, falling. */
const reportSorts = ['createdAt', '-createdAt', 'about', '-about', 'reports', '-reports'] as const;

/** GET /api/admin/reports: without a state all. Nobody reads those about themselves. */
export const reportsQuery = z.object({
	...pagingQuery(10, 100),
	state: z.enum(reportStates).exactOptional(),
	reason: reportBody.shape.reason.exactOptional(),
	/** The name of either. */
	search: searchText(100).default(''),
	sort: z.enum(reportSorts).default('-createdAt'),
});

export type ReportsQuery = z.output<typeof reportsQuery>;

const named = z.object({ _id: z.string(), name: z.string() });

const memberReport = z.object({
	_id: z.string(),
	/** Null when their account is gone. */
	reporter: named.nullable(),
	about: named.extend({
		/** Since when they are kept out of matches. */
		heldSince: z.string().nullable(),
		/** About them in all, this one included. */
		reports: z.number(),
	}),
	reason: reportBody.shape.reason,
	text: z.string().nullable(),
	/** In which it is written. */
	language: z.enum(languages),
	state: z.enum(reportStates),
	/** The reply to the reporter. */
	words: z.enum(ReportWords).nullable(),
	isRead: z.boolean(),
	createdAt: z.string(),
	answeredAt: z.string().nullable(),
});

export type MemberReport = z.output<typeof memberReport>;

export const reportsReply = z.object({
	reports: z.array(memberReport),
	pagination: paginationSchema,
	stateCounts: z.record(z.enum(['all', ...reportStates]), z.number()),
});

/** GET /api/admin/reports/{id} */
const sideCounts = z.object({
	/** When the account was made. */
	since: z.string(),
	/** Since when they are kept out of matches. */
	heldSince: z.string().nullable(),
	interestsSent: z.number(),
	/** Of them. */
	declined: z.number(),
	/** How many have blocked them. */
	blockedBy: z.number(),
});

/** What administrators read of the two of a report, for its decision alone. */
const reportHistory = z.object({
	/** Between the two, newest first. */
	interests: z.array(
		z.object({
			_id: z.string(),
			by: z.enum(['about', 'reporter']),
			status: z.enum(InterestStatus),
			answers: interestAnswers.nullable(),
			createdAt: z.string(),
			answeredAt: z.string().nullable(),
			endedAt: z.string().nullable(),
		}),
	),
	about: sideCounts.nullable(),
	/** Null when their account is gone, or they read it themselves. */
	reporter: sideCounts.nullable(),
	/** Other reports about either or by either, newest first. */
	reports: z.array(
		z.object({
			_id: z.string(),
			about: z.enum(['about', 'reporter', 'other']),
			by: z.enum(['about', 'reporter', 'other']),
			reason: reportBody.shape.reason,
			state: z.enum(reportStates),
			createdAt: z.string(),
		}),
	),
});

export type ReportHistory = z.output<typeof reportHistory>;

export const memberReportReply = z.object({ report: memberReport, history: reportHistory });

/** The reply to the reporter where nothing follows from it, the first of them without a choice. Else it says that something was done. */
const wordsOfDismissal = ['nothingFound', 'reminded', 'moreNeeded'] as const;

/**
 * PATCH /api/admin/reports/{id}, one thing at a time: that it was opened; what becomes of it, up to the account of the
 * member it is about being deleted; or that this member is let into matches again.
 */
export const reportAnswerBody = z.union([
	z.strictObject({ isRead: z.boolean() }),
	z.strictObject({ outcome: z.literal('dismissed'), words: z.enum(wordsOfDismissal).exactOptional() }),
	z.strictObject({ outcome: z.literal('held') }),
	z.strictObject({ outcome: z.literal('removed') }),
	z.strictObject({ isHeld: z.literal(false) }),
]);

export type ReportAnswer = z.output<typeof reportAnswerBody>;

/** The report goes with the account that it is about, and comes back with it. */
export const reportAnsweredReply = decidedReply.extend({ report: memberReport.exactOptional() });

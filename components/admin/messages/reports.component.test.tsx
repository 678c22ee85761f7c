import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Notices } from '@/components/admin/notices';
import { getMessages, translator } from '@/lib/platform/i18n/translate';
import { callsTo, refuseWithoutReason, respond } from '@/tests/support/browser/calls';
import { show } from '@/tests/support/browser/show';
import type { MemberReport } from './inbox-query';
import { Reports } from './reports';

beforeEach(() => page.viewport(1440, 900));

const names = ['Asha', 'Devi', 'Meera'];
const getId = (index: number) => `00000000-0000-4000-8000-00000000000${index}`;

function makeReport(index: number, state: MemberReport['state']): MemberReport {
	return {
		_id: getId(index),
		reporter: null,
		about: { _id: getId(index), name: names[index] ?? '', heldSince: null, reports: 1 },
		reason: 'rude',
		text: null,
		language: 'hi',
		state,
		words: null,
		isRead: true,
		createdAt: '2026-01-01T06:00:00.000Z',
		answeredAt: null,
	};
}

const respondReports = (...states: MemberReport['state'][]) =>
	respond('GET /api/admin/reports', {
		reports: states.map((state, index) => makeReport(index, state)),
		pagination: { page: 1, limit: 10, total: states.length, pages: 1 },
		stateCounts: { all: states.length, open: 2, held: 0, dismissed: 1 },
	});

describe('Reports', () => {
	it('decides many that are still open, after a question, and shows what has become of them', async () => {
		const { admin } = getMessages('hi');
		const texts = admin.messages.report;
		const t = translator('hi');
		const one = { count: 1 };
		const row = (name: string) => page.getByRole('row').filter({ hasText: name });
		const select = (name: string) => userEvent.click(row(name).getByRole('checkbox'));
		const button = (name: string) => page.getByRole('button', { name, exact: true });
		await respondReports('open', 'open', 'dismissed');
		await show(
			<>
				<Notices />
				<Reports />
			</>,
			{ language: 'hi', session: 'administrator', area: 'administration', path: '/admin/messages' },
		);
		await select('Meera');
		await expect.element(button(texts.bulk.hold)).toBeDisabled();
		await expect.element(button(texts.bulk.dismiss)).toBeDisabled();
		await select('Asha');
		await userEvent.click(button(texts.bulk.hold));
		await expect.element(page.getByRole('dialog', { name: texts.bulk.confirmHold.title })).toBeVisible();
		await respond('PATCH /api/admin/reports/[id]', { message: '' });
		await respondReports('held', 'open', 'dismissed');
		await userEvent.click(button(t('admin.messages.report.bulk.confirmHold.confirm', one)));
		await expect.element(page.getByText(t('admin.messages.report.bulk.held', one))).toBeVisible();
		await expect.element(row('Asha').getByText(texts.states.held, { exact: true })).toBeVisible();
		await select('Devi');
		await userEvent.click(button(texts.bulk.dismiss));
		await respondReports('held', 'dismissed', 'dismissed');
		await userEvent.click(button(t('admin.messages.report.bulk.confirmDismiss.confirm', one)));
		await expect.element(row('Devi').getByText(texts.states.dismissed, { exact: true })).toBeVisible();
		const sent = callsTo('PATCH /api/admin/reports/[id]').map(({ params, body }) => [params.id, body]);
		expect(sent).toEqual([
			[getId(0), { outcome: 'held' }],
			[getId(1), { outcome: 'dismissed' }],
		]);
	});
});

describe('ReportDialog', () => {
	it.each([
		['dismiss', 'confirmDismiss', 'open', { outcome: 'dismissed', words: 'reminded' }],
		['hold', 'confirmHold', 'open', { outcome: 'held' }],
		['remove', 'confirmRemove', 'open', { outcome: 'removed' }],
		['admit', null, 'held', { isHeld: false }],
	] as const)(
		'says that it could not %s a member, and does it at the next try',
		async (act, question, state, body) => {
			const texts = getMessages('en').admin.messages.report;
			const report = makeReport(0, state);
			const heldSince = state === 'held' ? report.createdAt : null;
			const side = { since: report.createdAt, heldSince, interestsSent: 1, declined: 0, blockedBy: 0 };
			await respondReports(state);
			await respond('GET /api/admin/reports/[id]', {
				report: { ...report, about: { ...report.about, heldSince } },
				history: { interests: [], about: side, reporter: null, reports: [] },
			});
			await show(
				<>
					<Notices />
					<Reports />
				</>,
				{ language: 'en', session: 'administrator', area: 'administration', path: '/admin/messages' },
			);
			const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }).last());
			const decide = async () => {
				await press(texts.actions[act]);
				if (act === 'dismiss') await userEvent.click(page.getByRole('radio', { name: texts.words.reminded }));
				if (question) await press(texts[question].confirm);
			};
			await press(translator('en')('admin.messages.report.open', { name: 'Asha' }));
			refuseWithoutReason('PATCH /api/admin/reports/[id]', 503);
			await decide();
			await expect.element(page.getByRole('dialog').getByText(texts.detail.failed)).toBeVisible();
			await respond('PATCH /api/admin/reports/[id]', { message: 'It is done.' });
			await decide();
			await expect.element(page.getByText('It is done.')).toBeVisible();
			const sent = { params: { id: getId(0) }, body };
			expect(callsTo('PATCH /api/admin/reports/[id]')).toMatchObject([sent, sent]);
		},
	);
});

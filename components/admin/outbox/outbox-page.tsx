'use client';

import { useAdmin } from '@/components/admin/admin-context';
import { Moment } from '@/components/admin/moment';
import { Pager } from '@/components/admin/pager';
import { AdminTable, type Column } from '@/components/admin/table';
import { useList } from '@/components/admin/use-list';
import { useListUrl } from '@/components/admin/use-list-url';
import { filled } from '@/components/family/texts';
import { apiQuery } from '@/lib/client/api-query';
import type { ListedMail } from '@/lib/features/outbox/schema';
import { MailDialog } from './mail-dialog';
import type { OutboxTexts } from './texts';

const shape = { filters: ['open'], defaultSort: '-createdAt', defaultLimit: 25 };

/** Mails that were not sent, since there is no mail server. */
export function OutboxPage({ texts }: { texts: OutboxTexts }) {
	const { language } = useAdmin();
	const { state, change } = useListUrl(shape);
	const { page, limit } = state;
	const list = useList(apiQuery('GET /api/admin/outbox', { query: { page, limit } }));
	const { mails = [], pagination } = list.answer ?? {};
	const { open = '' } = state.filters;
	const show = (id: string) => change({ page: state.page, filters: { open: id } });
	const columns: Column<ListedMail>[] = [
		{
			key: 'subject',
			title: texts.columns.subject,
			isHeader: true,
			cell: ({ _id, subject, to, language: written }) => (
				<button
					type="button"
					lang={written === language ? undefined : written}
					aria-haspopup="dialog"
					aria-label={filled(texts.open, { to, subject })}
					onClick={() => show(_id)}
					className="wrap-anywhere min-h-11 text-left font-semibold text-primary underline-offset-4 hover:underline"
				>
					{subject}
				</button>
			),
		},
		{ key: 'to', title: texts.columns.to, cell: ({ to }) => <span className="wrap-anywhere">{to}</span> },
		{ key: 'createdAt', title: texts.columns.createdAt, cell: ({ createdAt }) => <Moment at={createdAt} /> },
	];
	return (
		<>
			<h1 className="text-h2 md:text-h2-wide">{texts.title}</h1>
			<p className="max-w-prose text-text-muted">{texts.intro}</p>
			<AdminTable
				caption={texts.caption}
				columns={columns}
				rows={mails}
				rowKey={({ _id }) => _id}
				status={list.status}
				refusal={list.refusal}
				loading={texts.loading}
				empty={texts.empty}
				failure={{ text: texts.failed, onRetry: list.reload }}
			/>
			{pagination && (
				<Pager
					page={pagination.page}
					pages={pagination.pages}
					onPage={(page) => change({ page })}
					size={{ limit: state.limit, change: (limit) => change({ limit }) }}
					label={texts.pager}
				/>
			)}
			{open !== '' && <MailDialog key={open} mailId={open} texts={texts} onClose={() => show('')} />}
		</>
	);
}

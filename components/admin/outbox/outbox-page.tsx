'use client';

import { useLocale, useTranslations } from 'next-intl';
import { apiQuery } from '@/lib/client/api-query';
import { ListPage } from '../list/list-page';
import { RowButton } from '../list/row-action';
import { useListPage } from '../list/use-list-page';
import { Moment } from '../moment';
import { MailDialog } from './mail-dialog';
import { outboxList } from './outbox-query';

/** Mails that were not sent, since there is no mail server. */
export function OutboxPage() {
	const t = useTranslations('admin.outbox');
	const language = useLocale();
	const list = useListPage({
		list: outboxList,
		call: (query) => apiQuery('GET /api/admin/outbox', { query }),
		read: ({ mails, pagination }) => ({ rows: mails, pagination }),
		nameOf: ({ subject }) => subject,
	});
	const { open } = list.state;
	const show = (id: string) => list.change({ open: id });
	return (
		<ListPage
			list={list}
			namespace="admin.outbox"
			title={t('title')}
			intro={t('intro')}
			columns={[
				{
					...{ key: 'subject', title: t('columns.subject'), isHeader: true },
					cell: ({ _id, subject, to, language: written }) => (
						<RowButton
							lang={written === language ? undefined : written}
							label={t('open', { to, subject })}
							onClick={() => show(_id)}
						>
							{subject}
						</RowButton>
					),
				},
				{
					...{ key: 'to', title: t('columns.to') },
					cell: ({ to }) => <span className="wrap-anywhere">{to}</span>,
				},
				{
					...{ key: 'createdAt', title: t('columns.createdAt') },
					cell: ({ createdAt }) => <Moment at={createdAt} />,
				},
			]}
		>
			{open !== '' && <MailDialog key={open} mailId={open} onClose={() => show('')} />}
		</ListPage>
	);
}

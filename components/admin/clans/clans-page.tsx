'use client';

import { Merge, Plus, Unlink } from 'lucide-react';
import { useLocale, useMessages, useTranslations } from 'next-intl';
import { useState } from 'react';
import { callApi } from '@/lib/client/api';
import { apiQuery } from '@/lib/client/api-query';
import { labelFor } from '@/lib/core/label-for';
import { formatCount } from '@/lib/platform/i18n/format';
import { ConfirmForm } from '../confirm-form';
import { ListPage } from '../list/list-page';
import { RowAction } from '../list/row-action';
import { useListPage } from '../list/use-list-page';
import { showSuccess } from '../notice';
import { type AdminClan, ClanMerge } from './clan-merge';
import { clansList } from './clans-query';

interface Separation {
	clan: AdminClan;
	alias: AdminClan['aliases'][number];
}

/** Every clan that somebody names, once, with its other names: administrators merge two, or separate them again. */
export function ClansPage() {
	const t = useTranslations('admin.clans');
	const { clans: clanNames } = useMessages();
	const language = useLocale();
	const getName = ({ _id }: AdminClan) => labelFor(clanNames, _id);
	const list = useListPage({
		list: clansList,
		call: (query) => apiQuery('GET /api/admin/clans', { query }),
		read: ({ clans }) => ({ rows: clans }),
		nameOf: getName,
	});
	const [separating, setSeparating] = useState<Separation | null>(null);
	const stopSeparating = () => setSeparating(null);
	const finish = (close: () => void) => (answer: { message: string }) => {
		showSuccess(answer.message);
		close();
		list.reload();
	};
	return (
		<ListPage
			list={list}
			namespace="admin.clans"
			title={t('title')}
			isSearchable
			intro={t('intro')}
			columns={[
				{
					key: 'name',
					title: t('nameColumn'),
					isHeader: true,
					cell: (clan) => <span className="break-words font-semibold">{getName(clan)}</span>,
				},
				{
					key: 'members',
					title: t('members'),
					cell: ({ members }) => <span className="tabular-nums">{formatCount(members, language)}</span>,
				},
				{
					key: 'aliases',
					title: t('aliases'),
					cell: (clan) => <Aliases clan={clan} onSeparate={(alias) => setSeparating({ clan, alias })} />,
				},
			]}
			rowActions={(clan) => ({
				name: {
					icon: Plus,
					label: t('addNameTo', { name: getName(clan) }),
					dialog: (close) => <ClanMerge kind="name" clan={clan} onDone={finish(close)} onClose={close} />,
				},
				...(!clan.isListed && {
					merge: {
						icon: Merge,
						label: t('mergeNamed', { name: getName(clan) }),
						dialog: (close) => <ClanMerge kind="merge" clan={clan} onDone={finish(close)} onClose={close} />,
					},
				}),
			})}
		>
			{separating && (
				<ConfirmForm
					title={t('separate.title')}
					text={t('separate.question', {
						name: labelFor(clanNames, separating.alias.name),
						clan: getName(separating.clan),
					})}
					confirm={t('separate.confirm')}
					failed={t('separate.failed')}
					send={() => {
						const { _id: id } = separating.alias;
						return callApi('DELETE /api/admin/clans/aliases/[id]', { params: { id } });
					}}
					onDone={finish(stopSeparating)}
					onClose={stopSeparating}
				/>
			)}
		</ListPage>
	);
}

interface AliasesProps {
	clan: AdminClan;
	onSeparate: (alias: Separation['alias']) => void;
}

function Aliases({ clan, onSeparate }: AliasesProps) {
	const t = useTranslations('admin.clans');
	const { clans } = useMessages();
	if (clan.aliases.length === 0) return <span className="text-text-muted">{t('noAliases')}</span>;
	return (
		<ul className="flex min-w-0 flex-wrap gap-x-3">
			{clan.aliases.map((alias) => {
				const name = labelFor(clans, alias.name);
				return (
					<li key={alias._id} className="flex min-w-0 items-center gap-1">
						<span className="min-w-0 break-words">{name}</span>
						<RowAction
							icon={Unlink}
							label={t('separateNamed', { name, clan: labelFor(clans, clan._id) })}
							onClick={() => onSeparate(alias)}
						/>
					</li>
				);
			})}
		</ul>
	);
}

'use client';

import { Merge, Plus, Unlink } from 'lucide-react';
import { useState } from 'react';
import { useAdmin } from '@/components/admin/admin-context';
import { Notices } from '@/components/admin/notices';
import { RowAction } from '@/components/admin/review/row-action';
import { SearchBox } from '@/components/admin/search-box';
import { AdminTable } from '@/components/admin/table';
import { useKeptFocus } from '@/components/admin/use-kept-focus';
import { useList } from '@/components/admin/use-list';
import { useListUrl } from '@/components/admin/use-list-url';
import { filled } from '@/components/family/texts';
import { apiQuery } from '@/lib/client/api-query';
import { formatCount } from '@/lib/platform/i18n/format';
import type { AdminClan } from './admin-clan';
import { AliasRemoval, ClanMerge } from './clan-merge';
import { type AdminClansTexts, clanName } from './texts';

const shape = { filters: [], defaultSort: '-members' };

type OpenDialog =
	| { kind: 'merge' | 'name'; clan: AdminClan }
	| { kind: 'separate'; clan: AdminClan; alias: AdminClan['aliases'][number] }
	| null;

/** Every clan that somebody names, once, with its other names: administrators merge two, or separate them again. */
export function ClansPage({ texts }: { texts: AdminClansTexts }) {
	const { language } = useAdmin();
	const { state, change } = useListUrl(shape);
	const list = useList(apiQuery('GET /api/admin/clans', { query: { search: state.search } }));
	const heading = useKeptFocus(list.status);
	const [dialog, setDialog] = useState<OpenDialog>(null);
	const close = (isChanged: boolean) => {
		setDialog(null);
		if (isChanged) list.reload();
	};
	const clans = list.answer?.clans ?? [];
	const nameOf = ({ _id }: AdminClan) => clanName(_id, texts);
	return (
		<>
			<div>
				<h1 ref={heading} tabIndex={-1} className="text-h2 outline-none md:text-h2-wide">
					{texts.title}
				</h1>
				<p className="mt-2 max-w-prose text-text-soft">{texts.intro}</p>
			</div>
			<Notices />
			<SearchBox value={state.search} onSearch={(search) => change({ search })} label={texts.searchLabel} />
			<AdminTable
				caption={texts.title}
				columns={[
					{
						...{ key: 'name', title: texts.nameColumn, isHeader: true },
						cell: (clan) => <span className="break-words font-semibold">{nameOf(clan)}</span>,
					},
					{
						...{ key: 'members', title: texts.members },
						cell: ({ members }) => <span className="tabular-nums">{formatCount(members, language)}</span>,
					},
					{
						...{ key: 'aliases', title: texts.aliases },
						cell: (clan) => (
							<Aliases
								clan={clan}
								texts={texts}
								onSeparate={(alias) => setDialog({ kind: 'separate', clan, alias })}
							/>
						),
					},
				]}
				rows={clans}
				rowKey={({ _id }) => _id}
				actions={(clan) => (
					<>
						<RowAction
							icon={Plus}
							label={filled(texts.addNameTo, { name: nameOf(clan) })}
							onClick={() => setDialog({ kind: 'name', clan })}
						/>
						{!clan.isListed && (
							<RowAction
								icon={Merge}
								label={filled(texts.mergeNamed, { name: nameOf(clan) })}
								onClick={() => setDialog({ kind: 'merge', clan })}
							/>
						)}
					</>
				)}
				status={list.status}
				refusal={list.refusal}
				loading={texts.loading}
				empty={texts.empty}
				failure={{ text: texts.loadFailed, onRetry: list.reload }}
			/>
			{dialog?.kind === 'separate' && (
				<AliasRemoval clan={dialog.clan} alias={dialog.alias} texts={texts} onClose={close} />
			)}
			{(dialog?.kind === 'merge' || dialog?.kind === 'name') && (
				<ClanMerge kind={dialog.kind} clan={dialog.clan} texts={texts} onClose={close} />
			)}
		</>
	);
}

interface AliasesProps {
	clan: AdminClan;
	texts: AdminClansTexts;
	onSeparate: (alias: AdminClan['aliases'][number]) => void;
}

function Aliases({ clan, texts, onSeparate }: AliasesProps) {
	if (clan.aliases.length === 0) return <span className="text-text-muted">{texts.noAliases}</span>;
	return (
		<ul className="flex min-w-0 flex-wrap gap-x-3">
			{clan.aliases.map((alias) => (
				<li key={alias._id} className="flex min-w-0 items-center gap-1">
					<span className="min-w-0 break-words">{clanName(alias.name, texts)}</span>
					<RowAction
						icon={Unlink}
						label={filled(texts.separateNamed, {
							name: clanName(alias.name, texts),
							clan: clanName(clan._id, texts),
						})}
						onClick={() => onSeparate(alias)}
					/>
				</li>
			))}
		</ul>
	);
}

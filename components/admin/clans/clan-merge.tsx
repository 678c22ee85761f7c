'use client';

import { useState } from 'react';
import { useAdmin } from '@/components/admin/admin-context';
import { ConfirmDialog } from '@/components/admin/confirm-dialog';
import { useList } from '@/components/admin/use-list';
import { filled } from '@/components/family/texts';
import { counted } from '@/components/matrimonial/texts';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { useLeaveGuard } from '@/components/ui/use-leave-guard';
import { alphabetical } from '@/lib/core/alphabet';
import { type AdminClan, readClans } from './answers';
import { type AdminClansTexts, clanName } from './texts';
import { useClanCall } from './use-clan-call';

interface ClanMergeProps {
	/** Merges the clan into another, or gives it another name. */
	kind: 'merge' | 'name';
	clan: AdminClan;
	texts: AdminClansTexts;
	onClose: (isChanged: boolean) => void;
}

/** Asks into which clan one is merged, or by which other name it is known, and says what that changes. */
export function ClanMerge({ kind, clan, texts, onClose }: ClanMergeProps) {
	const { language } = useAdmin();
	const words = texts[kind];
	const { isBusy, send } = useClanCall(words.failed);
	const [value, setValue] = useState('');
	useLeaveGuard(value.trim() !== '');
	const name = clanName(clan._id, texts);
	const merge = async () => {
		const body = kind === 'merge' ? { name: clan._id, clan: value } : { name: value.trim(), clan: clan._id };
		if (await send('/api/admin/clans/aliases', { method: 'POST', body })) onClose(true);
	};
	return (
		<ConfirmDialog
			isOpen
			title={filled(words.title, { name })}
			text={filled(words.explained, { name })}
			confirm={words.confirm}
			cancel={texts.cancel}
			isBusy={isBusy}
			onConfirm={value.trim() === '' ? undefined : () => void merge()}
			onClose={() => onClose(false)}
		>
			{kind === 'merge' && (
				<p className="text-text-muted">{counted(texts.merge.affected, clan.members, language)}</p>
			)}
			<Field id="clan-merge" label={words.label}>
				{(control) =>
					kind === 'merge' ? (
						<OtherClans {...control} clan={clan} texts={texts} value={value} onChange={setValue} />
					) : (
						<Input
							{...control}
							value={value}
							maxLength={80}
							onChange={({ currentTarget }) => setValue(currentTarget.value)}
						/>
					)
				}
			</Field>
		</ConfirmDialog>
	);
}

interface OtherClansProps {
	id: string;
	clan: AdminClan;
	texts: AdminClansTexts;
	value: string;
	onChange: (clan: string) => void;
}

/** All clans but one, by name. */
function OtherClans({ clan, texts, value, onChange, ...control }: OtherClansProps) {
	const { language } = useAdmin();
	const list = useList('/api/admin/clans', readClans);
	const compare = alphabetical(language);
	const others = (list.answer ?? [])
		.filter(({ _id }) => _id !== clan._id)
		.map(({ _id }) => ({ _id, name: clanName(_id, texts) }))
		.sort((a, b) => compare(a.name, b.name));
	return (
		<Select {...control} value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
			<option value="">{list.status === 'loading' ? texts.loading : texts.merge.choose}</option>
			{others.map(({ _id, name }) => (
				<option key={_id} value={_id}>
					{name}
				</option>
			))}
		</Select>
	);
}

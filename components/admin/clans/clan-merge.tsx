'use client';

import type { ComponentProps } from 'react';
import { useAdmin } from '@/components/admin/admin-context';
import { ConfirmForm } from '@/components/admin/confirm-form';
import { useNotices } from '@/components/admin/notices';
import { useList } from '@/components/admin/use-list';
import { filled } from '@/components/family/texts';
import { counted } from '@/components/matrimonial/texts';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { callApi } from '@/lib/client/api';
import { apiQuery } from '@/lib/client/api-query';
import { alphabetical } from '@/lib/core/alphabet';
import type { AdminClan } from './admin-clan';
import { type AdminClansTexts, clanName } from './texts';

interface ClanDialogProps {
	clan: AdminClan;
	texts: AdminClansTexts;
	onClose: (isChanged: boolean) => void;
}

/** Asks into which clan one is merged, or by which other name it is known, and says what that changes. */
export function ClanMerge({ kind, clan, texts, onClose }: ClanDialogProps & { kind: 'merge' | 'name' }) {
	const { language } = useAdmin();
	const notices = useNotices();
	const words = texts[kind];
	const name = clanName(clan._id, texts);
	return (
		<ConfirmForm
			title={filled(words.title, { name })}
			text={filled(words.explained, { name })}
			confirm={words.confirm}
			cancel={texts.cancel}
			explain={(reason) => reason || words.failed}
			defaultValues={{ value: '' }}
			isGuarded
			isComplete={({ value }) => value.trim() !== ''}
			staysOpen
			send={({ value }: { value: string }) => {
				const body =
					kind === 'merge' ? { name: clan._id, clan: value } : { name: value.trim(), clan: clan._id };
				return callApi('POST /api/admin/clans/aliases', { body });
			}}
			onDone={({ message }) => {
				notices.success(message);
				onClose(true);
			}}
			onClose={() => onClose(false)}
		>
			{({ register }) => (
				<>
					{kind === 'merge' && (
						<p className="text-text-muted">{counted(texts.merge.affected, clan.members, language)}</p>
					)}
					<Field id="clan-merge" label={words.label}>
						{(control) =>
							kind === 'merge' ? (
								<OtherClans {...control} {...register('value')} clan={clan} texts={texts} />
							) : (
								<Input {...control} {...register('value')} maxLength={80} />
							)
						}
					</Field>
				</>
			)}
		</ConfirmForm>
	);
}

/** Asks before a merged clan becomes one of its own again. */
export function AliasRemoval({
	clan,
	alias,
	texts,
	onClose,
}: ClanDialogProps & { alias: AdminClan['aliases'][number] }) {
	const notices = useNotices();
	const words = texts.separate;
	const names = { name: clanName(alias.name, texts), clan: clanName(clan._id, texts) };
	return (
		<ConfirmForm
			title={words.title}
			text={filled(words.question, names)}
			confirm={words.confirm}
			cancel={texts.cancel}
			explain={(reason) => reason || words.failed}
			send={() => callApi('DELETE /api/admin/clans/aliases/[id]', { params: { id: alias._id } })}
			onDone={({ message }) => {
				notices.success(message);
				onClose(true);
			}}
			onClose={() => onClose(false)}
		/>
	);
}

interface OtherClansProps extends ComponentProps<'select'> {
	clan: AdminClan;
	texts: AdminClansTexts;
}

/** All clans but one, by name. */
function OtherClans({ clan, texts, ...control }: OtherClansProps) {
	const { language } = useAdmin();
	const list = useList(apiQuery('GET /api/admin/clans'));
	const compare = alphabetical(language);
	const others = (list.answer?.clans ?? [])
		.filter(({ _id }) => _id !== clan._id)
		.map(({ _id }) => ({ _id, name: clanName(_id, texts) }))
		.sort((a, b) => compare(a.name, b.name));
	return (
		<Select {...control}>
			<option value="">{list.status === 'loading' ? texts.loading : texts.merge.choose}</option>
			{others.map(({ _id, name }) => (
				<option key={_id} value={_id}>
					{name}
				</option>
			))}
		</Select>
	);
}

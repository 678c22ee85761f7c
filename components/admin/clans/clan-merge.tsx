import { useLocale, useMessages, useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { ConfirmForm } from '@/components/admin/confirm-form';
import { useList } from '@/components/admin/list/use-list';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { callApi, type Reply } from '@/lib/client/api';
import { apiQuery } from '@/lib/client/api-query';
import { alphabetical } from '@/lib/core/alphabet';
import { labelFor } from '@/lib/core/label-for';

export type AdminClan = Reply<'GET /api/admin/clans'>['clans'][number];

interface ClanMergeProps {
	kind: 'merge' | 'name';
	clan: AdminClan;
	onDone: (answer: { message: string }) => void;
	onClose: () => void;
}

/** Asks into which clan one is merged, or by which other name it is known, and says what that changes. */
export function ClanMerge({ kind, clan, onDone, onClose }: ClanMergeProps) {
	const t = useTranslations('admin.clans');
	const { clans } = useMessages();
	const name = labelFor(clans, clan._id);
	return (
		<ConfirmForm
			title={t(`${kind}.title`, { name })}
			text={t(`${kind}.explained`, { name })}
			confirm={t(`${kind}.confirm`)}
			failed={t(`${kind}.failed`)}
			defaultValues={{ value: '' }}
			isGuarded
			isComplete={({ value }) => value.trim() !== ''}
			staysOpen
			send={({ value }: { value: string }) => {
				const body =
					kind === 'merge' ? { name: clan._id, clan: value } : { name: value.trim(), clan: clan._id };
				return callApi('POST /api/admin/clans/aliases', { body });
			}}
			onDone={onDone}
			onClose={onClose}
		>
			{({ register }) => (
				<>
					{kind === 'merge' && (
						<p className="text-text-muted">{t('merge.affected', { count: clan.members })}</p>
					)}
					<Field id="clan-merge" label={t(`${kind}.label`)}>
						{(control) =>
							kind === 'merge' ? (
								<OtherClans {...control} {...register('value')} clan={clan} />
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

interface OtherClansProps extends ComponentProps<'select'> {
	clan: AdminClan;
}

function OtherClans({ clan, ...control }: OtherClansProps) {
	const t = useTranslations('admin.clans');
	const { clans } = useMessages();
	const language = useLocale();
	const list = useList(apiQuery('GET /api/admin/clans'));
	const compare = alphabetical(language);
	const others = (list.answer?.clans ?? [])
		.filter(({ _id }) => _id !== clan._id)
		.map(({ _id }) => ({ _id, name: labelFor(clans, _id) }))
		.sort((a, b) => compare(a.name, b.name));
	return (
		<Select {...control}>
			<option value="">{list.status === 'loading' ? t('loading') : t('merge.choose')}</option>
			{others.map(({ _id, name }) => (
				<option key={_id} value={_id}>
					{name}
				</option>
			))}
		</Select>
	);
}

'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { Banner } from '@/components/ui/banner';
import { Checkbox } from '@/components/ui/checkbox';
import { shownFailure } from '@/components/ui/shown-failure';
import { apiQuery } from '@/lib/client/api-query';
import { formatDay } from '@/lib/platform/i18n/format';

interface OpenAddressListProps {
	/** The ids of the addresses that do not end. */
	keeps: readonly string[];
	onChange: (keeps: string[]) => void;
}

/** Addresses that open something of the account without a login: each ends with the sessions, unless the member unticks it. */
export function OpenAddressList({ keeps, onChange }: OpenAddressListProps) {
	const language = useLocale();
	const t = useTranslations('profile.account.addresses');
	const query = useQuery({ ...apiQuery('GET /api/users/sessions'), refetchOnMount: 'always' });
	if (shownFailure(query)) return <Banner tone="error">{t('failed')}</Banner>;
	if (!query.data)
		return (
			<p role="status" className="text-text-muted">
				{t('loading')}
			</p>
		);
	const { addresses } = query.data;
	if (addresses.length === 0) return null;
	return (
		<fieldset className="flex min-w-0 flex-col gap-1">
			<legend className="font-semibold">{t('legend')}</legend>
			<p className="text-sm text-text-muted">{t('hint')}</p>
			{addresses.map(({ _id, kind, name, since }) => (
				<Checkbox
					key={_id}
					label={t(kind, { name: name ?? '', date: formatDay(since, language) ?? '' })}
					checked={!keeps.includes(_id)}
					onChange={({ target }) =>
						onChange(target.checked ? keeps.filter((id) => id !== _id) : [...keeps, _id])
					}
				/>
			))}
		</fieldset>
	);
}

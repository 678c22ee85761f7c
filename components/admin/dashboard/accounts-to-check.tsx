import { ChevronRight } from 'lucide-react';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import type { Reply } from '@/lib/client/api';

/** Stored accounts that would be refused today, each with the reason and a link to its row in the list of users. */
export function AccountsToCheck({ accounts }: { accounts: Reply<'GET /api/admin/accounts'> }) {
	const t = useTranslations('admin.dashboard.accounts');
	const rows = [
		...accounts.names.map(({ _id, name, nameInOtherScript, email, fault }) => ({
			_id,
			title: nameInOtherScript === null ? name : `${name} · ${nameInOtherScript}`,
			text: t(fault, { email }),
			search: email,
		})),
		...accounts.doubles.map(({ _id, name, email, other }) => ({
			_id,
			title: `${name} · ${other.name}`,
			text: t('double', { email, other: other.email }),
			search: email,
		})),
	];
	if (rows.length === 0) return <p className="text-text-muted">{t('none')}</p>;
	return (
		<ul className="flex flex-col divide-y divide-line">
			{rows.map(({ _id, title, text, search }) => (
				<li key={`${_id} ${text}`}>
					<Link
						href={`/admin/users?search=${encodeURIComponent(search)}`}
						prefetch={false}
						className="flex min-h-14 items-center gap-3 rounded-control px-2 py-2 hover:bg-raised"
					>
						<span className="min-w-0 flex-1">
							<span className="block truncate font-semibold">{title}</span>
							<span className="block text-sm text-text-muted [overflow-wrap:anywhere]">{text}</span>
						</span>
						<ChevronRight aria-hidden="true" className="size-5 text-text-muted" />
					</Link>
				</li>
			))}
		</ul>
	);
}

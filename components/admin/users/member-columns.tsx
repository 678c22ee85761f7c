import { useMessages, useTranslations } from 'next-intl';
import type { Column } from '@/components/admin/list/table';
import { Moment } from '@/components/admin/moment';
import { Badge } from '@/components/ui/badge';
import { InScript } from '@/components/ui/in-script';
import { Portrait } from '@/components/ui/portrait';
import { labelFor } from '@/lib/core/label-for';
import type { AdminMember } from './admin-member';

export function useMemberColumns(ownId: string): readonly Column<AdminMember>[] {
	const t = useTranslations('admin.users');
	const { clans } = useMessages();
	return [
		{
			key: 'name',
			title: t('columns.name'),
			sort: 'name',
			isHeader: true,
			cell: ({ _id, name, nameInOtherScript, photo, written }) => (
				<span className="flex min-w-40 items-center gap-3 font-semibold">
					<Portrait photo={photo} className="size-10" />
					<span className="min-w-0 wrap-anywhere">
						{name ? <InScript text={name} written={written?.name} own={nameInOtherScript} /> : t('nothing')}
						{_id === ownId && (
							<>
								{' '}
								<Badge tone="chip">{t('roles.own')}</Badge>
							</>
						)}
					</span>
				</span>
			),
		},
		{
			key: 'email',
			title: t('columns.email'),
			sort: 'email',
			cell: ({ email }) => (email ? <Address email={email} /> : t('nothing')),
		},
		{
			key: 'clan',
			title: t('columns.clan'),
			sort: 'clan',
			cell: ({ clan, written }) => (clan ? (written?.clan ?? labelFor(clans, clan)) : t('nothing')),
		},
		{
			key: 'dynasty',
			title: t('columns.dynasty'),
			sort: 'dynasty',
			cell: ({ dynasty, written }) => (written?.dynasty ?? dynasty) || t('nothing'),
		},
		{
			key: 'location',
			title: t('columns.location'),
			cell: ({ location, written }) => (written?.location ?? location) || t('nothing'),
		},
		{
			key: 'role',
			title: t('columns.role'),
			cell: ({ isAdmin }) =>
				isAdmin ? <Badge>{t('roles.admin')}</Badge> : <Badge tone="chip">{t('roles.member')}</Badge>,
		},
		{
			key: 'joined',
			title: t('columns.joined'),
			sort: 'createdAt',
			cell: ({ createdAt }) => (
				<span className="block md:w-26">
					<Moment at={createdAt} />
				</span>
			),
		},
	];
}

/** Breaks before its host, where there is no room for the whole. */
function Address({ email }: { email: string }) {
	const at = email.lastIndexOf('@');
	return (
		<span className="wrap-anywhere inline-block min-w-32">
			{email.slice(0, at)}
			<wbr />
			{email.slice(at)}
		</span>
	);
}

import { Moment } from '@/components/admin/moment';
import type { Column } from '@/components/admin/table';
import { Portrait } from '@/components/family/portrait';
import { Badge } from '@/components/ui/badge';
import type { AdminUser } from './admin-user';
import { type AdminUsersTexts, clanName } from './texts';

interface Reader {
	texts: AdminUsersTexts;
	/** The account of the administrator who looks at them. */
	ownId: string;
}

/** What is shown of each user. */
export function userColumns({ texts, ownId }: Reader): readonly Column<AdminUser>[] {
	const { columns, roles, nothing } = texts;
	return [
		{
			key: 'name',
			title: columns.name,
			sort: 'name',
			isHeader: true,
			cell: ({ _id, name, photo }) => (
				<span className="flex min-w-40 items-center gap-3 font-semibold">
					<Portrait photo={photo} className="size-10" />
					<span className="min-w-0 wrap-anywhere">
						{name || nothing}
						{_id === ownId && (
							<>
								{' '}
								<Badge tone="chip">{roles.own}</Badge>
							</>
						)}
					</span>
				</span>
			),
		},
		{
			key: 'email',
			title: columns.email,
			sort: 'email',
			cell: ({ email }) => (email ? <Address email={email} /> : nothing),
		},
		{
			key: 'clan',
			title: columns.clan,
			sort: 'clan',
			cell: ({ clan }) => (clan ? clanName(clan, texts) : nothing),
		},
		{ key: 'dynasty', title: columns.dynasty, sort: 'dynasty', cell: ({ dynasty }) => dynasty || nothing },
		{ key: 'location', title: columns.location, cell: ({ location }) => location || nothing },
		{
			key: 'role',
			title: columns.role,
			cell: ({ isAdmin }) =>
				isAdmin ? <Badge>{roles.admin}</Badge> : <Badge tone="chip">{roles.member}</Badge>,
		},
		{
			key: 'joined',
			title: columns.joined,
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

/** Marks the rows of administrators. */
export function userRowClass({ isAdmin }: AdminUser): string {
	return isAdmin ? 'bg-badge/45! shadow-[inset_4px_0_0_var(--color-primary)]' : '';
}

import { Briefcase, Cake, FileText, Heart, Mail, MapPin, UserRound } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { ContactLink } from '@/components/member/contact-link';
import { Badge } from '@/components/ui/badge';
import { InScript } from '@/components/ui/in-script';
import { LinkButton } from '@/components/ui/link-button';
import { Portrait } from '@/components/ui/portrait';
import type { Reply } from '@/lib/client/api';
import { pathIn } from '@/lib/core/localized-path';
import { dateWords } from '@/lib/platform/i18n/date-words';

/** Who the member is, in short. */
export function ProfileSummaryPanel({ member }: { member: Reply<'GET /api/users/profile'> }) {
	const t = useTranslations();
	const language = useLocale();
	const { dob, age } = member;
	const born = dob ? dateWords(dob, t, language) : age === null ? null : t('dashboard.years', { age });
	return (
		<>
			<div className="flex flex-col items-center gap-3 text-center">
				<Portrait photo={member.photo} className="size-28" />
				<div className="min-w-0 max-w-full">
					<p className="font-bold font-serif text-h3 text-heading">
						<InScript text={member.name} written={member.written?.name} own={member.nameInOtherScript} />
					</p>
					{member.isAdmin && <Badge>{t('dashboard.profile.administrator')}</Badge>}
				</div>
			</div>
			<ul className="flex flex-col gap-2 text-text-soft">
				<ContactLink icon={<Mail role="img" aria-label={t('dashboard.profile.email')} />}>
					{member.email || t('dashboard.profile.noEmail')}
				</ContactLink>
				<ContactLink icon={<MapPin role="img" aria-label={t('dashboard.profile.location')} />}>
					{member.location ? (
						<InScript text={member.location} written={member.written?.location} />
					) : (
						t('dashboard.profile.notGiven')
					)}
				</ContactLink>
				<ContactLink icon={<Briefcase role="img" aria-label={t('dashboard.profile.profession')} />}>
					{member.profession ? (
						<InScript text={member.profession} written={member.written?.profession} />
					) : (
						t('dashboard.profile.notGiven')
					)}
				</ContactLink>
				<ContactLink icon={<Cake role="img" aria-label={t('dashboard.profile.born')} />}>
					{born ?? t('dashboard.profile.notGiven')}
				</ContactLink>
			</ul>
			<div className="flex flex-col gap-3">
				<LinkButton href={pathIn(language, '/profile')}>
					<UserRound aria-hidden="true" className="size-5" />
					{t('dashboard.profile.view')}
				</LinkButton>
				<LinkButton look="outline" href={pathIn(language, '/matrimonial')}>
					<Heart aria-hidden="true" className="size-5" />
					{t('dashboard.profile.matches')}
				</LinkButton>
				<LinkButton look="outline" href={pathIn(language, '/biodata')}>
					<FileText aria-hidden="true" className="size-5" />
					{t('dashboard.profile.biodata')}
				</LinkButton>
			</div>
		</>
	);
}

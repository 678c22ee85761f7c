import { Briefcase, Cake, FileText, Heart, Mail, MapPin, UserRound } from 'lucide-react';
import { Portrait } from '@/components/family/portrait';
import { filled } from '@/components/family/texts';
import { Contact } from '@/components/member/contact';
import { dateWords } from '@/components/member/date-words';
import { Badge } from '@/components/ui/badge';
import { LinkButton } from '@/components/ui/link-button';
import type { Reply } from '@/lib/client/api';
import type { Language } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';
import type { DashboardTexts } from './texts';

interface ProfileSummaryProps {
	member: Reply<'GET /api/users/profile'>;
	language: Language;
	texts: DashboardTexts;
}

/** Who the member is, in short. */
export function ProfileSummary({ member, language, texts }: ProfileSummaryProps) {
	const words = texts.profile;
	const { dob, age } = member;
	const born = dob ? dateWords(dob, language, texts) : age === null ? null : filled(texts.years, { age });
	return (
		<>
			<div className="flex flex-col items-center gap-3 text-center">
				<Portrait photo={member.photo} className="size-28" />
				<div className="min-w-0 max-w-full">
					<p className="font-bold font-serif text-h3 text-heading">{member.name}</p>
					{member.isAdmin && <Badge>{words.administrator}</Badge>}
				</div>
			</div>
			<ul className="flex flex-col gap-2 text-text-soft">
				<Contact icon={<Mail role="img" aria-label={words.email} />}>{member.email || words.noEmail}</Contact>
				<Contact icon={<MapPin role="img" aria-label={words.location} />}>
					{member.location ?? words.notGiven}
				</Contact>
				<Contact icon={<Briefcase role="img" aria-label={words.profession} />}>
					{member.profession ?? words.notGiven}
				</Contact>
				<Contact icon={<Cake role="img" aria-label={words.born} />}>{born ?? words.notGiven}</Contact>
			</ul>
			<div className="flex flex-col gap-3">
				<LinkButton href={pathIn(language, '/profile')}>
					<UserRound aria-hidden="true" className="size-5" />
					{words.view}
				</LinkButton>
				<LinkButton look="outline" href={pathIn(language, '/matrimonial')}>
					<Heart aria-hidden="true" className="size-5" />
					{words.matches}
				</LinkButton>
				<LinkButton look="outline" href={pathIn(language, '/biodata')}>
					<FileText aria-hidden="true" className="size-5" />
					{words.biodata}
				</LinkButton>
			</div>
		</>
	);
}

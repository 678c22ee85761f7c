'use client';

import { Pencil } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { lazy, Suspense, useState } from 'react';
import { Button } from '@/components/ui/button';
import { useSession } from '@/lib/client/use-session';
import type { Language } from '@/lib/core/language';

const ClanForm = lazy(() => import('./clan-form').then(({ ClanForm: Form }) => ({ default: Form })));

interface EditClanButtonProps {
	slug: string;
	name: string;
	language: Language;
}

/** For administrators, the way to change what a page tells; the form is loaded when it is asked for. */
export function EditClanButton({ slug, name, language }: EditClanButtonProps) {
	const t = useTranslations('clanPage.form');
	const session = useSession();
	const [isOpen, setOpen] = useState(false);
	if (session.status !== 'loggedIn' || !session.member.isAdmin) return null;
	return (
		<>
			<Button look="outline" onClick={() => setOpen(true)}>
				<Pencil aria-hidden="true" className="size-5" />
				{t('edit')}
			</Button>
			{isOpen && (
				<Suspense fallback={<span role="status">{t('loading')}</span>}>
					<ClanForm slug={slug} name={name} language={language} onClose={() => setOpen(false)} />
				</Suspense>
			)}
		</>
	);
}

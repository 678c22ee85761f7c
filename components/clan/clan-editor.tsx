'use client';

import { Pencil } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '@/components/ui/button';
import { useSession } from '@/lib/client/use-session';
import type { Language } from '@/lib/core/language';
import type { ClanFormTexts } from './texts';

const ClanForm = lazy(() => import('./clan-form').then(({ ClanForm: Form }) => ({ default: Form })));

interface ClanEditorProps {
	slug: string;
	name: string;
	language: Language;
	texts: ClanFormTexts;
}

/** For administrators, the way to change what a page tells; the form is loaded when it is asked for. */
export function ClanEditor({ slug, name, language, texts }: ClanEditorProps) {
	const session = useSession();
	const [isOpen, setOpen] = useState(false);
	if (session.status !== 'loggedIn' || !session.member.isAdmin) return null;
	return (
		<>
			<Button look="outline" onClick={() => setOpen(true)}>
				<Pencil aria-hidden="true" className="size-5" />
				{texts.edit}
			</Button>
			{isOpen && (
				<Suspense fallback={<span role="status">{texts.loading}</span>}>
					<ClanForm
						slug={slug}
						name={name}
						language={language}
						texts={texts}
						onClose={() => setOpen(false)}
					/>
				</Suspense>
			)}
		</>
	);
}

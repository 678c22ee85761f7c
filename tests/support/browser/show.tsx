import { NextIntlClientProvider } from 'next-intl';
import type { ComponentType, ReactNode } from 'react';
import { type RenderResult, render } from 'vitest-browser-react';
import { AdminProviders } from '@/components/admin/admin-providers';
import { TypingHelp } from '@/components/form/typing-help';
import { LeaveQuestion } from '@/components/layout/leave-question';
import { MemberQueries } from '@/components/layout/member-queries';
import { NewerBuildNotice } from '@/components/layout/newer-build-notice';
import { Toaster } from '@/components/ui/toaster';
import type { Reply } from '@/lib/client/api';
import { clearSession, startSession } from '@/lib/client/session';
import type { Language } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';
import { getMessages } from '@/lib/platform/i18n/translate';
import { administrator, member } from './members';
import { replaceAddress, setParams } from './next-navigation';

interface ShowOptions {
	language: Language;
	/** A visitor unless it is given. */
	session?: 'member' | 'administrator' | Reply<'GET /api/users/profile'>;
	/** The page's address in Hindi, with its query. */
	path?: string;
	/** The parts of the address for `useParams`. */
	params?: Record<string, string>;
	/** The providers around the component: those of public pages, of members' pages, or of the back office. */
	area?: 'public' | 'member' | 'administration';
}

const areas: Record<NonNullable<ShowOptions['area']>, ComponentType<{ children: ReactNode }>> = {
	public: ({ children }) => children,
	member: MemberQueries,
	administration: ({ children }) => <AdminProviders isWide>{children}</AdminProviders>,
};

/** Shows a component as a page of the portal has it (app/[locale]/layout.tsx), to a visitor or a member. */
export async function show(
	component: ReactNode,
	{ language, session, path = '/', params = {}, area = 'public' }: ShowOptions,
): Promise<RenderResult> {
	const messages = getMessages(language);
	const { documentElement: html } = document;
	html.lang = language;
	Object.assign(html.dataset, {
		unreachable: messages.site.unreachable,
		incomplete: messages.site.incomplete,
		reload: messages.site.reload,
		hydrated: '',
	});
	replaceAddress(pathIn(language, path));
	setParams(params);
	const user = session === 'member' ? member() : session === 'administrator' ? administrator() : session;
	if (user) startSession('token of a test', user, { isKept: true });
	else clearSession();
	const Area = areas[area];
	return render(
		<NextIntlClientProvider locale={language} messages={messages} timeZone="Asia/Kolkata">
			<Area>
				<Toaster closeLabel={messages.site.close} />
				<main>{component}</main>
			</Area>
			<LeaveQuestion />
			<NewerBuildNotice />
			<TypingHelp />
		</NextIntlClientProvider>,
	);
}

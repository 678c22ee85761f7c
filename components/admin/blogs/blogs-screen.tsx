'use client';

import type { Messages } from '@/components/member/texts';
import { callApi, downloadFile, mapData } from '@/lib/client/api';
import { fixedPathIn } from '@/lib/core/localized-path';
import { useAdmin } from '../admin-context';
import { ExportButton } from '../data/export-button';
import type { Desk } from '../review/desk';
import { TextCell } from '../review/row-cells';
import { sharedColumns } from '../review/shared-columns';
import { type SubmittedStory, storyPageOf } from '../review/submission';
import { SubmissionDesk } from '../review/submission-desk';
import type { DeskTexts, ReviewTexts } from '../review/texts';
import type { Column } from '../table';
import { BlogDialog } from './blog-dialog';

interface BlogsScreenProps {
	words: DeskTexts;
	texts: ReviewTexts;
	exportTexts: Messages['admin']['data']['export'];
}

/** The desk of the stories. */
export function BlogsScreen({ words, texts, exportTexts }: BlogsScreenProps) {
	const { language } = useAdmin();
	const { columns: titles, fallback } = texts;
	const shared = sharedColumns<SubmittedStory>({ imageOf: ({ image }) => image, language, texts });
	const columns: readonly Column<SubmittedStory>[] = [
		shared.status,
		shared.image,
		shared.title,
		{
			key: 'content',
			title: titles.content,
			cell: ({ content, language: written }) => (
				<TextCell text={content || fallback.noContent} language={written} />
			),
		},
		{
			key: 'author',
			title: titles.author,
			sort: 'author',
			cell: (story) => <span lang={story.language}>{story.author || fallback.anonymous}</span>,
		},
		shared.date,
	];
	const desk: Desk<SubmittedStory> = {
		...{ kind: 'story', columns, words, texts },
		tools: (query) => (
			<ExportButton
				download={(signal) => downloadFile('GET /api/admin/exports/blogs', { query, signal })}
				texts={exportTexts}
			/>
		),
		states: ['pending', 'approved', 'rejected'],
		ask: async (query, signal) =>
			mapData(await callApi('GET /api/blogs/admin', { query, signal }), storyPageOf),
		viewPath: ({ id }) => fixedPathIn(language, `/blog/${id}`),
		form: (props) => <BlogDialog key={props.submission?.id ?? ''} {...props} words={words} texts={texts} />,
	};
	return <SubmissionDesk desk={desk} />;
}

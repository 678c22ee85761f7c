import { byteOrderMark, csvLines } from '@/lib/platform/csv/write';

interface CsvTable {
	/** Of the file, with its ending. */
	name: string;
	head: readonly string[];
	/** Some rows at a time. A batch is asked for when the caller has taken the one before. */
	batches: AsyncGenerator<string[][]>;
}

/**
 * A table as a CSV file for spreadsheets, written while it is sent. The first batch is read before the answer begins:
 * what goes wrong until there is still refused in a sentence. Nothing more is read for a caller who has gone.
 */
export async function csvReply({ name, head, batches }: CsvTable): Promise<Response> {
	const encoder = new TextEncoder();
	let next: IteratorResult<string[][]> | null = await batches.next();
	let isBegun = false;
	const body = new ReadableStream<Uint8Array>(
		{
			async pull(controller) {
				if (!isBegun) {
					isBegun = true;
					controller.enqueue(encoder.encode(byteOrderMark + csvLines([head])));
					return;
				}
				const { done, value } = next ?? (await batches.next());
				next = null;
				if (done) controller.close();
				else controller.enqueue(encoder.encode(csvLines(value)));
			},
			async cancel() {
				await batches.return(undefined);
			},
		},
		{ highWaterMark: 0 },
	);
	return new Response(body, {
		headers: {
			'cache-control': 'private, no-store',
			'content-type': 'text/csv; charset=utf-8',
			'content-disposition': `attachment; filename="${name}"`,
		},
	});
}

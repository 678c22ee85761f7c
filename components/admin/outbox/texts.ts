import type { Messages } from '@/components/member/texts';

/** The words of the outbox. They come as props, so that the browser loads no message formatter. */
export type OutboxTexts = Messages['admin']['outbox'];

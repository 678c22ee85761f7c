/** elkjs in a thread of its own, whose messages it answers. */
import 'elkjs/lib/elk-worker.min.js';

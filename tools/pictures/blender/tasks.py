"""One task a line from the standard input, `DONE` or `FAILED` for each: so a program loads once for many pictures."""

import sys
import traceback


def serve(work):
    for line in sys.stdin:
        task = line.strip()
        if not task:
            continue
        try:
            work(task)
            answer = 'DONE'
        except Exception:
            traceback.print_exc()
            sys.stderr.flush()
            answer = 'FAILED'
        print(f'\n{answer}', flush=True)

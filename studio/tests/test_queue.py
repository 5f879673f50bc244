"""The render queue, with a program in Blender's place."""
import os
import signal
import tempfile
import threading
import time
import unittest
from pathlib import Path
from unittest import mock

from studio import queue
from studio.pictures import Picture

PICTURES = [(Picture('timex', number, 'front'), 'mark') for number in (1, 2, 3)]


class Queue(unittest.TestCase):
    def run_with(self, blender: str) -> list[str]:
        """Runs the queue with a shell script as its renderer. Returns what failed."""
        with tempfile.TemporaryDirectory() as folder:
            script = Path(folder) / 'blender'
            script.write_text('#!/bin/sh\n' + blender, encoding='utf8')
            script.chmod(0o755)
            with mock.patch.object(queue, 'SYSTEM_PATH', f'{folder}:/usr/bin:/bin'), \
                    mock.patch.object(queue, 'due', return_value=PICTURES), mock.patch('builtins.print'):
                return queue.run([p for p, _ in PICTURES], 12, jobs=2, threads=1, lock=None)

    def test_a_failing_renderer_is_told_with_its_last_words_and_the_others_go_on(self):
        failures = self.run_with('echo no such crystal; exit 3')
        self.assertEqual(len(failures), 3)
        for failure in failures:
            self.assertIn('no such crystal', failure)

    def test_what_else_is_due_is_taken_in_the_same_queue_and_its_failure_told(self):
        taken = []

        def take(thing, mark, samples, threads):
            if thing.key == 'timex/2-1':
                raise queue.ShootError('no such dial')
            taken.append((thing.key, mark, samples, threads))

        others = [(picture, mark, take) for picture, mark in PICTURES[:2]]
        with mock.patch.object(queue, 'due', return_value=[]), mock.patch('builtins.print'):
            failures = queue.run([], 12, jobs=2, threads=1, lock=None, others=others)
        self.assertEqual((taken, failures), ([('timex/1-1', 'mark', 12, 1)], ['no such dial']))

    def test_ctrl_c_ends_the_renderers_at_once(self):
        press = threading.Timer(.5, os.kill, (os.getpid(), signal.SIGINT))
        press.start()
        began = time.time()
        with self.assertRaises(KeyboardInterrupt):
            self.run_with('trap "" INT; exec sleep 30')
        self.assertLess(time.time() - began, 5)

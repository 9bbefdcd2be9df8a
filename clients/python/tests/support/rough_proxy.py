"""A proxy that loses connections when a test says so."""

import socket
import threading
from urllib.parse import urlsplit


class RoughProxy:
    """Passes bytes on between clients and a server."""

    def __init__(self, target: str) -> None:
        parts = urlsplit(target)
        self._target = (parts.hostname or "", parts.port or 80)
        self._listener = socket.create_server(("127.0.0.1", 0))
        self._open: list[socket.socket] = []
        self.url = f"http://127.0.0.1:{self._listener.getsockname()[1]}"
        #: How many of the next answers are lost after the server has given them.
        self.answers_to_lose = 0
        self.connections = 0
        self._thread = threading.Thread(target=self._accept, daemon=True)
        self._thread.start()

    def cut(self) -> None:
        """Lose every connection."""
        for each in self._open:
            _end(each)
        self._open.clear()

    def close(self) -> None:
        """Take no more connections, and lose those there are."""
        # `close` alone does not wake the thread that waits in `accept`.
        self._listener.shutdown(socket.SHUT_RDWR)
        self._thread.join()
        self._listener.close()
        self.cut()

    def _accept(self) -> None:
        while True:
            try:
                client, _ = self._listener.accept()
                server = socket.create_connection(self._target)
            except OSError:
                return
            self.connections += 1
            self._open += [client, server]
            threading.Thread(target=self._pass, args=(client, server, False), daemon=True).start()
            threading.Thread(target=self._pass, args=(server, client, True), daemon=True).start()

    def _pass(self, source: socket.socket, sink: socket.socket, is_answer: bool) -> None:
        try:
            while piece := source.recv(65536):
                if is_answer and self.answers_to_lose > 0:
                    self.answers_to_lose -= 1
                    break
                sink.sendall(piece)
        except OSError:
            # The other side has gone, or the test cut it.
            pass
        _end(source)
        _end(sink)


def _end(connection: socket.socket) -> None:
    try:
        connection.shutdown(socket.SHUT_RDWR)
    except OSError:
        # It has ended already.
        return
    finally:
        connection.close()

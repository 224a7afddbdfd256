"""OpenStack Swift with its S3 interface, whole in one process; it ends with its input,
and removes its folder then.

serve_swift.py FOLDER PORT BUCKET REGION ACCESS_KEY SECRET prints the port once it takes requests.
"""

import os
import shutil
import sys
from array import array

import eventlet
import eventlet.wsgi
from swift.common import utils
from swift.common.http_protocol import SwiftHttpProtocol
from swift.common.middleware.s3api.controllers import multi_upload
from swift.common.ring import RingData
from swift.common.swob import Request
from swift.common.wsgi import loadapp
from swift.proxy.server import Application

folder, port, bucket, region, access_key, secret = sys.argv[1:]
account, user = access_key.split(":")

utils.eventlet_monkey_patch()
utils.HASH_PATH_SUFFIX = b"tests"
# Pages are so short that every list of a test may have several.
multi_upload.DEFAULT_MAX_UPLOADS = 2

DEFAULTS = f"""
[DEFAULT]
swift_dir = {folder}
devices = {folder}
mount_check = false
log_level = CRITICAL
"""

STORAGE = """
[app:main]
use = egg:swift#%s
"""

PROXY = f"""
[pipeline:main]
pipeline = catch_errors s3api tempauth slo proxy-server
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:s3api]
use = egg:swift#s3api
location = {region}
cors_preflight_allow_origin = *
max_upload_part_num = 10000
max_parts_listing = 2
max_bucket_listing = 2
[filter:tempauth]
use = egg:swift#tempauth
user_{account}_{user} = {secret} .admin
[filter:slo]
use = egg:swift#slo
max_manifest_segments = 10000
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
"""


class NoCache:
    """Stands where Swift wants a memcached, and remembers nothing."""

    def get(self, *args, **options):
        return None

    set = delete = get


def without_cache(app):
    def answer(env, start_response):
        env["swift.cache"] = NoCache()
        return app(env, start_response)

    return answer


def serve(name, settings, at=0):
    socket = eventlet.listen(("127.0.0.1", at), backlog=1024)
    path = f"{folder}/{name}.conf"
    with open(path, "w") as file:
        file.write(DEFAULTS + settings)
    eventlet.spawn(
        eventlet.wsgi.server,
        socket,
        without_cache(loadapp(path)),
        utils.NullLogger(),
        protocol=SwiftHttpProtocol,
        capitalize_response_headers=False,
    )
    return socket.getsockname()[1]


def make_container(proxy, name):
    """S3 itself has no call that Swift takes for what pages of other origins may do."""
    request = Request.blank(
        f"/v1/AUTH_{account}/{name}",
        environ={"REQUEST_METHOD": "PUT"},
        headers={"X-Container-Meta-Access-Control-Allow-Origin": "*"},
    )
    answer = request.get_response(proxy)
    if not answer.is_success:
        sys.exit(f"The container {name} was not made: {answer.status}")


os.makedirs(f"{folder}/disk", exist_ok=True)
for kind in ("account", "container", "object"):
    its_port = serve(kind, STORAGE % kind)
    device = dict(id=0, region=1, zone=0, device="disk", ip="127.0.0.1", port=its_port)
    device.update(replication_ip=device["ip"], replication_port=its_port)
    RingData([array("H", [0])], [device], 32).save(f"{folder}/{kind}.ring.gz")

unguarded = Application({"swift_dir": folder, "account_autocreate": "true"})
make_container(unguarded, bucket)
make_container(unguarded, f"{bucket}+segments")

print(serve("proxy", PROXY, int(port)), flush=True)
eventlet.hubs.trampoline(0, read=True)
shutil.rmtree(folder, ignore_errors=True)
